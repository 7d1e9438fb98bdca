module github.com/cuspal/cuspal/clients/go

go 1.23
